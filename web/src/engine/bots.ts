/** The worker in which bots think: a question comes, an answer goes. */

import { addKernels, boot } from './boot'

const answering = boot().then(async (python) => {
  await addKernels(python)
  const thinker = python.pyimport('inklands.table.browser.thinker') as { answered(question: string): string }
  return (question: string) => thinker.answered(question)
})

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void answering.then((answered) => answered(data)).then(postMessage, (error: unknown) => {
    console.error(String(error))
    postMessage('')
  })
})
