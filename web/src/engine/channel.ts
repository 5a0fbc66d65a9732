/** News between the tabs of this browser, as `inklands.table.browser.bus` hears it. */

/** A function of Python: it is gone after the call unless it is copied. */
export interface Heard {
  (text: string): void
  copy(): Heard
}

export function openChannel(name = 'inklands') {
  const channel = new BroadcastChannel(name)
  return {
    post: (text: string) => channel.postMessage(text),
    listen(heard: Heard) {
      const kept = heard.copy()
      channel.onmessage = (event: MessageEvent<string>) => kept(event.data)
    },
  }
}
