/**
 * Keeps the page and its engine on this device, so that both are there when the network is not.
 *
 * The page is kept when this worker is installed; the engine when the page asks for it, once. A new version brings what
 * it has changed of an engine that is kept, and waits until no tab shows the old one, or until a tab says that it may
 * take over, for nothing is in hand in any of them.
 */

const FILES = /* written by tools/engine.py */ { page: [], engine: [], bytes: 0, version: '' }

const BASE = new URL('.', self.location.href)
const PAGE = `inklands-page-${FILES.version}`
/** Its files have names that say what is in them: those of two versions can lie side by side. */
const ENGINE = 'inklands-engine'
/** Milliseconds that a page is waited for where one is kept: a network that hangs is as good as none. */
const PATIENCE = 4_000
/** From this status on it is a gateway that answers, for a server that is away. */
const AWAY = 502

self.addEventListener('install', (event) => event.waitUntil(keepPage().then(renewEngine)))
self.addEventListener('activate', (event) => event.waitUntil(cleanUp().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || !url.href.startsWith(BASE.href)) return
  const name = decodeURIComponent(url.pathname.slice(BASE.pathname.length))
  if (name.startsWith('api/')) return
  if (event.request.mode === 'navigate') event.respondWith(shown(event.request))
  else if (FILES.page.includes(name) || FILES.engine.includes(name)) event.respondWith(kept(event.request, name))
})
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting()
  if (event.data === 'keep engine') event.waitUntil(keepEngine((told) => event.source?.postMessage(told)))
})

async function keepPage() {
  const cache = await caches.open(PAGE)
  await cache.addAll(['', ...FILES.page].map((name) => new Request(new URL(name, BASE), { cache: 'no-cache' })))
}

/** Fetch the files of the engine that are not here yet; *tell* is told how far it is. */
async function keepEngine(tell) {
  let bytes = 0
  try {
    for (const name of FILES.engine) {
      bytes += await keepFile(new URL(name, BASE).href)
      tell({ kind: 'keeping', bytes, all: FILES.bytes })
    }
    tell({ kind: 'kept' })
  } catch {
    tell({ kind: 'not kept' })
  }
}

/** An engine that is kept must not be gone when this version takes over: that may be without a network. */
async function renewEngine() {
  const known = await (await caches.open(ENGINE)).keys()
  if (known.length) for (const name of FILES.engine) await keepFile(new URL(name, BASE).href)
}

/** Fetch a file of the engine if it is not here yet; its size. */
async function keepFile(url) {
  const cache = await caches.open(ENGINE)
  if (!(await cache.match(url))) await cache.add(new Request(url, { cache: 'no-cache' }))
  return (await (await cache.match(url)).blob()).size
}

async function cleanUp() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('inklands-page-') && name !== PAGE).map((name) => caches.delete(name)))
  const cache = await caches.open(ENGINE)
  const known = new Set(FILES.engine.map((name) => new URL(name, BASE).href))
  await Promise.all((await cache.keys()).filter((one) => !known.has(one.url)).map((one) => cache.delete(one)))
}

/** The page as the server has it now, or as it was kept. */
async function shown(request) {
  const page = await (await caches.open(PAGE)).match(BASE.href)
  if (!page) return fetch(request)
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE))
  try {
    const answer = await Promise.race([fetch(request), late])
    return answer.status < AWAY ? answer : page
  } catch {
    return page
  }
}

async function kept(request, name) {
  const cache = await caches.open(FILES.engine.includes(name) ? ENGINE : PAGE)
  return (await cache.match(new URL(name, BASE).href, { ignoreVary: true })) ?? fetch(request)
}
