import { closeSync, openSync, rmSync, statSync } from "node:fs"
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
    closeSync(openSync(path, "wx", 0o600))
    return () => rmSync(path, { force: true })
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (made !== undefined && Date.now() - made > staleAfter) rmSync(path, { force: true })
    return undefined
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code
