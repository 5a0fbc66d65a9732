/** A record within a link, behind its `#`, which browsers send to no server: deflated, in the letters of base64url. */

/** Bytes that a record may have when it is unpacked: a few packed ones could else fill a device. */
const MOST = 1_000_000

const BEGINNING = '#record='

/** What stands behind an address that carries *record*. */
export async function packRecord(record: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
  return BEGINNING + letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Whether an address with *hash* at its end carries a record, whole or not. */
export function carriesRecord(hash: string): boolean {
  return hash.startsWith(BEGINNING)
}

/** The record that *hash* carries; an error where a part of it is missing or changed. */
export async function unpackRecord(hash: string): Promise<string> {
  const letters = hash.slice(BEGINNING.length).replaceAll('-', '+').replaceAll('_', '/')
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const bytes = await through(packed, new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    size += piece.value.length
    if (size > MOST) {
      await reader.cancel()
      throw new Error('too long for a record')
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
