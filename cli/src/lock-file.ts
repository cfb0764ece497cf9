import { randomUUID } from "node:crypto"
import { closeSync, fstatSync, linkSync, openSync, renameSync, rmSync, type Stats, statSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"

/** Milliseconds between two looks at a lock somebody has. */
const step = 20

/**
 * Waits until the file is ours alone and answers what gives it back. It is ours when we made it: of two who come at
 * once, one does. A file older than `staleAfter` milliseconds was left by a process that died.
 */
export async function lockFile(path: string, staleAfter: number): Promise<() => void> {
  let unlock = tryLock(path, staleAfter)
  while (unlock === undefined) {
    await pause(step)
    unlock = tryLock(path, staleAfter)
  }
  return unlock
}

/** The same where one cannot wait for a promise: for what takes a moment. */
export function lockFileNow(path: string, staleAfter: number): () => void {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  let unlock = tryLock(path, staleAfter)
  while (unlock === undefined) {
    Atomics.wait(sleeper, 0, 0, step)
    unlock = tryLock(path, staleAfter)
  }
  return unlock
}

function tryLock(path: string, staleAfter: number): (() => void) | undefined {
  try {
    const file = openSync(path, "wx", 0o600)
    const own = fstatSync(file)
    closeSync(file)
    return () => {
      const there = statSync(path, { throwIfNoEntry: false })
      if (there !== undefined && isSame(there, own)) removeOnly(path, own)
    }
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error
    const there = statSync(path, { throwIfNoEntry: false })
    if (there !== undefined && Date.now() - there.mtimeMs > staleAfter) removeOnly(path, there)
    return undefined
  }
}

/**
 * Removes the file that was seen at a path. It is taken aside first: since the look another process may have removed it
 * and made its own, which then goes back.
 */
function removeOnly(path: string, seen: Stats): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (!isSame(statSync(aside), seen)) linkSync(aside, path)
  } catch (error) {
    if (!isCode(error, "ENOENT") && !isCode(error, "EEXIST")) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The time as well: the number of a file that is gone is given to the next one. */
const isSame = (one: Stats, other: Stats): boolean => one.ino === other.ino && one.mtimeMs === other.mtimeMs

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code
