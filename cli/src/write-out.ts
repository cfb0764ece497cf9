import { randomUUID } from "node:crypto"
import { chmod, realpath, rename, rm, stat, writeFile } from "node:fs/promises"
import { CliFailure } from "./cli-failure.ts"
import type { CliSession } from "./cli-session.ts"
import { exitCodes } from "./exit-codes.ts"
import { textsOf } from "./texts.ts"

/**
 * Writes what was asked for into a file, aside first and renamed: a broken write costs nothing that was there. `for` says who
 * may read it: `owner` alone, whatever could be read there before, or whoever could, of a new file as the machine has it.
 * Devices and pipes are written to as they are.
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
    const target = there === undefined ? file : await realpath(file)
    const draft = `${target}.${randomUUID()}.new`
    try {
      await writeFile(draft, text, { flag: "wx", mode: reader === "owner" ? 0o600 : 0o666 })
      if (reader === "anybody" && there !== undefined) await chmod(draft, there.mode & 0o777)
      await rename(draft, target)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      throw error
    }
  } catch {
    const { notWritten, checkFile } = textsOf(language).failures
    throw new CliFailure("file-not-written", exitCodes.failed, notWritten(file), checkFile)
  }
}
