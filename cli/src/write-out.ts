import { randomUUID } from "node:crypto"
import { chmod, readlink, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { CliFailure } from "./cli-failure.ts"
import type { CliSession } from "./cli-session.ts"
import { exitCodes } from "./exit-codes.ts"
import { textsOf } from "./texts.ts"

/**
 * Writes what was asked for into a file, aside first and renamed: a broken write costs nothing that was there. `for` says who
 * may read it: `owner` alone, whatever could be read there before, or whoever could, of a new file as the machine has it.
 * Devices and pipes are written to as they are, and so is a file whose folder takes no other.
 */
export async function writeOut(
  { language }: Pick<CliSession, "language">,
  file: string,
  text: string,
  { for: reader }: { readonly for: "owner" | "anybody" },
): Promise<void> {
  try {
    const there = await stat(file).catch(() => undefined)
    if (there !== undefined && !there.isFile()) return await writeFile(file, text)
    const target = await end(file)
    const draft = join(dirname(target), `.${randomUUID()}.new`)
    try {
      await writeFile(draft, text, { flag: "wx", mode: reader === "owner" ? 0o600 : 0o666 })
      if (reader === "anybody" && there !== undefined) await chmod(draft, there.mode & 0o777)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      if (there === undefined || !ofFolder.has(String((error as NodeJS.ErrnoException).code))) throw error
      if (reader === "owner") await chmod(target, 0o600)
      await writeFile(target, text)
    }
  } catch {
    const { notWritten, checkFile } = textsOf(language).failures
    throw new CliFailure("file-not-written", exitCodes.failed, notWritten(file), checkFile)
  }
}

/** Codes of a folder that takes no new file, or of a file that is mounted by itself. */
const ofFolder: ReadonlySet<string> = new Set(["EACCES", "EPERM", "EROFS", "EBUSY", "EXDEV"])

/** Links that are followed at most: some lead in a ring. */
const MOST_LINKS = 40

/** Where a link leads, also to a file that is not there yet. */
async function end(file: string): Promise<string> {
  let target = resolve(file)
  for (let links = 0; links < MOST_LINKS; links++) {
    const next = await readlink(target).catch(() => undefined)
    if (next === undefined) return target
    target = resolve(dirname(target), next)
  }
  return target
}
