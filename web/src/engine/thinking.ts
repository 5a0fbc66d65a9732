/** The worker in which bots think, as `inklands.table.browser.thinker` asks it: one question at a time. */

export function openThinking() {
  let worker: Worker | null = null
  let answer: (text: string) => void = () => undefined

  function started(): Worker {
    const made = new Worker(new URL('./bots.ts', import.meta.url), { type: 'module', name: 'bots' })
    made.onmessage = ({ data }: MessageEvent<string>) => answer(data)
    made.onerror = () => {
      stop()
      answer('')
    }
    return made
  }

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  return {
    ask: (question: string) =>
      new Promise<string>((resolve) => {
        answer = resolve
        worker ??= started()
        worker.postMessage(question)
      }),
    stop,
  }
}
