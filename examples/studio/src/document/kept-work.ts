import { planIndex } from "./plan-index.ts"
import type { StudioDocument } from "./studio-document.ts"

/** A drawing as it is kept in the browser, and when. */
export interface KeptWork {
  readonly document: StudioDocument
  readonly keptAt: Date
}

/** What a list says of a kept drawing, so that none has to be read for it. */
export interface KeptNote {
  readonly id: string
  readonly name: string
  readonly seats: number
  readonly keptAt: Date
  /** Subdomain of the site that its files come from. */
  readonly site: string | undefined
}

const NAME = "parterre-studio"
const STORE = "work"
/** Drawings that are kept of a site; the one that was left longest ago goes first. */
const MOST = 30

const workKey = (id: string) => `drawing ${id}`
const noteKey = (id: string) => `note ${id}`
const pictureKey = (id: string) => `picture ${id}`
const allNotes = () => IDBKeyRange.bound("note ", "note \uffff")

let connection: Promise<IDBDatabase> | undefined

/** The one connection of the page. It stays open: a page that is left has no time to open another before it keeps its work. */
function opened(): Promise<IDBDatabase> {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    const lost = () => {
      connection = undefined
    }
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      request.result.onclose = lost
      // A page with a later version of the studio, or somebody who clears the browser, is waiting.
      request.result.onversionchange = () => {
        request.result.close()
        lost()
      }
      resolve(request.result)
    }
    request.onerror = () => {
      lost()
      reject(request.error)
    }
  })
  return connection
}

/** Rejects where the browser keeps nothing, as in some private windows, or has no space left. */
async function within<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const transaction = (await opened()).transaction(STORE, mode)
  const request = ask(transaction.objectStore(STORE))
  // Without a word of the answer: nobody may be there to wait for it.
  transaction.commit()
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  return request.result
}

/** Keeps a drawing with its note, both or neither. */
export const keepWork = (id: string, document: StudioDocument): Promise<unknown> =>
  within("readwrite", (store) => {
    const keptAt = new Date()
    const { plan, source } = document
    const seats = planIndex(plan).seats.length
    store.put({ document, keptAt } satisfies KeptWork, workKey(id))
    return store.put(
      { id, name: plan.name, seats, keptAt, site: source.site?.subdomain } satisfies KeptNote,
      noteKey(id),
    )
  })

export const keptWork = (id: string): Promise<KeptWork | undefined> =>
  within<KeptWork | undefined>("readonly", (store) => store.get(workKey(id)))

/** Of all kept drawings, the last one first. Those beyond the most that a site keeps are forgotten, but for those that are open. */
export async function keptNotes(open: ReadonlySet<string>): Promise<readonly KeptNote[]> {
  const notes = await within<KeptNote[]>("readonly", (store) => store.getAll(allNotes()))
  const sorted = notes.toSorted((one, other) => other.keptAt.getTime() - one.keptAt.getTime())
  const ofSites = [...Map.groupBy(sorted, ({ site }) => site).values()]
  const tooMany = new Set(ofSites.flatMap((own) => own.slice(MOST)).filter(({ id }) => !open.has(id)))
  for (const { id } of tooMany) await forgetWork(id)
  return sorted.filter((note) => !tooMany.has(note))
}

/** Forgets a drawing and the picture under it, unless another drawing has it too. */
export async function forgetWork(id: string): Promise<void> {
  const picture = (await keptWork(id))?.document.picture?.id
  await within("readwrite", (store) => {
    store.delete(workKey(id))
    return store.delete(noteKey(id))
  })
  if (picture === undefined) return
  for (const note of await within<KeptNote[]>("readonly", (store) => store.getAll(allNotes())))
    if ((await keptWork(note.id))?.document.picture?.id === picture) return
  await within("readwrite", (store) => store.delete(pictureKey(picture)))
}

export const keepPicture = (id: string, bytes: Blob): Promise<IDBValidKey> =>
  within("readwrite", (store) => store.put(bytes, pictureKey(id)))

export const keptPicture = (id: string): Promise<Blob | undefined> =>
  within<Blob | undefined>("readonly", (store) => store.get(pictureKey(id)))
