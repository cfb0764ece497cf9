/**
 * Which drawing this tab works on. A tab keeps its own through a reload, and no two tabs have the same one: a lock of the
 * browser is held for as long as it is open, where the browser has locks.
 */

const TAB = "parterre-studio.drawing"
const lockName = (id: string) => `parterre-studio ${id}`

let release: (() => void) | undefined

/** The drawing that this tab had before it was loaded again. */
export const workOfTab = (): string | undefined => sessionStorage.getItem(TAB) ?? undefined

/** Takes a drawing for this tab, in place of the one before; not where another tab has it for longer than `patience` milliseconds. */
export async function takeWork(id: string, patience: number): Promise<boolean> {
  leaveWork()
  const isFree = await held(id, patience)
  if (isFree) sessionStorage.setItem(TAB, id)
  return isFree
}

export function leaveWork(): void {
  release?.()
  release = undefined
  sessionStorage.removeItem(TAB)
}

/** Drawings that a tab of this browser has open. */
export async function openWorks(): Promise<ReadonlySet<string>> {
  const locks = navigator.locks === undefined ? [] : ((await navigator.locks.query()).held ?? [])
  return new Set(locks.flatMap(({ name }) => name?.split(" ")[1] ?? []))
}

function held(id: string, patience: number): Promise<boolean> {
  // A page that came by plain http from another machine has none.
  if (navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    navigator.locks
      .request(lockName(id), { signal: AbortSignal.timeout(patience) }, () => {
        const isOver = new Promise<void>((over) => {
          release = over
        })
        resolve(true)
        return isOver
      })
      .catch(() => resolve(false))
  })
}
