import type { StudioDocument } from "./studio-document.ts"

/** What was being drawn, and when it was kept. */
export interface KeptWork {
  readonly document: StudioDocument
  readonly keptAt: Date
}

const NAME = "parterre-studio"
const STORE = "work"
const CURRENT = "current"

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function within<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

/** Rejects where the browser keeps nothing, as in some private windows, or has no space left. */
export const keepWork = (document: StudioDocument): Promise<IDBValidKey> =>
  within("readwrite", (store) => store.put({ document, keptAt: new Date() } satisfies KeptWork, CURRENT))

export const keptWork = (): Promise<KeptWork | undefined> =>
  within<KeptWork | undefined>("readonly", (store) => store.get(CURRENT))

export const forgetWork = (): Promise<undefined> => within("readwrite", (store) => store.delete(CURRENT))

const pictureKey = (id: string) => `picture ${id}`

export const keepPicture = (id: string, bytes: Blob): Promise<IDBValidKey> =>
  within("readwrite", (store) => store.put(bytes, pictureKey(id)))

export const keptPicture = (id: string): Promise<Blob | undefined> =>
  within<Blob | undefined>("readonly", (store) => store.get(pictureKey(id)))
