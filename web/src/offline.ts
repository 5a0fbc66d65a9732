/** Keeps the page and its engine on this device, in the background, and shows how far it is. */

import { mount } from 'svelte'
import { BASE } from './net/base'
import { noteEngineKept } from './net/local'
import OfflineNote from './views/OfflineNote.svelte'
import { ifNothingIsInHand, noteWhatIsInHand, offline, type KeepingNews } from './views/offline.svelte'

export async function keepForOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${BASE}/sw.js`).catch(() => null)
  if (!registration) return
  mount(OfflineNote, { target: document.body, props: { begin: () => void keepEngine() } })
  takeOverWhenIdle(registration)
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<KeepingNews>) => {
    offline.hear(data)
    if (data.kind === 'kept') noteEngineKept()
  })
  if (savesData() && !(await isBegun())) offline.offer()
  else await keepEngine()
}

async function keepEngine(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep engine')
}

/** A reader who saves data is asked first. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether they were asked before, and wanted it. */
async function isBegun(): Promise<boolean> {
  const cache = await caches.open('inklands-engine')
  return (await cache.keys()).length > 0
}

/** A new version takes over as soon as nothing is in hand in any tab; else when the last tab is closed. */
function takeOverWhenIdle(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting) ifNothingIsInHand(() => registration.waiting?.postMessage('take over'))
  }
  noteWhatIsInHand(tell)
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell))
  navigator.serviceWorker.addEventListener('controllerchange', () => void reloadIfOld())
}

/** A page whose scripts the new version does not keep begins anew: parts of it could no longer be fetched. */
async function reloadIfOld(): Promise<void> {
  if (!(await caches.match(import.meta.url, { ignoreVary: true }))) location.reload()
}
