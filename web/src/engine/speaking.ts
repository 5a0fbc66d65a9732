/** Sentences for `inklands.table.browser.speaker`: what the server puts into words is put into words here. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export function openBundle(language: string, files: string): (key: string, values: string) => string | undefined {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of JSON.parse(files) as string[]) bundle.addResource(new FluentResource(text))
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value
    // A problem in a sentence is shown in it.
    return pattern ? bundle.formatPattern(pattern, JSON.parse(values) as Record<string, FluentVariable>, []) : undefined
  }
}
