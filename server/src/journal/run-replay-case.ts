import { readFile, stat } from "node:fs/promises"
import type { Difference } from "./compare-replay.ts"
import { judgeCase, type ReplayCase } from "./replay-case.ts"

export interface ReplayCaseCommand {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/** A cart of some hundred tickets makes less than one. */
const mostBytes = 20 * 2 ** 20

/**
 * Makes the carts of files again that `parterre carts replay --export` wrote, without a database, and says where what was
 * stored differs. Answers the exit code: 0 where nothing does.
 */
export async function runReplayCase(command: ReplayCaseCommand, files: readonly string[]): Promise<0 | 1> {
  const codes: (0 | 1)[] = []
  for (const file of files) codes.push(await replayFile(command, file))
  return codes.every((code) => code === 0) ? 0 : 1
}

async function replayFile({ print, complain }: ReplayCaseCommand, file: string): Promise<0 | 1> {
  const read = await readCase(file)
  if ("fault" in read) {
    complain(`${file}: ${read.fault}`)
    return 1
  }
  const { told, compared, differences } = read
  if (differences.length === 0) {
    print(`${file}: ${told.state}, version ${told.version}, ${compared} amounts compared, nothing differs`)
    return 0
  }
  complain(`${file}: ${told.state}, version ${told.version}, ${differences.length} of what is stored differ`)
  for (const difference of differences) complain(`  ${differenceLine(difference)}`)
  return 1
}

type Read = ReturnType<typeof judgeCase> | { readonly fault: string }

async function readCase(file: string): Promise<Read> {
  let text: string
  try {
    if ((await stat(file)).size > mostBytes) return { fault: "larger than the 20 MB that a case may have" }
    text = await readFile(file, "utf8")
  } catch {
    return { fault: "cannot be read. Is the path right?" }
  }
  try {
    const read: unknown = JSON.parse(text)
    if (!isCase(read))
      return { fault: "not a case of format 1, as `parterre carts replay ID --export FILE` writes it" }
    return judgeCase(read)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { fault: `not a case that this version can replay: ${why}` }
  }
}

/** Of the right format and with its parts; what is in them is for the replay to find wrong. */
function isCase(read: unknown): read is ReplayCase {
  if (typeof read !== "object" || read === null || !("format" in read) || read.format !== 1) return false
  return ["entries", "stored", "amounts"].every((part) => part in read)
}

const differenceLine = ({ fact, line, journal, stored }: Difference): string =>
  `${fact}${line === undefined ? "" : ` of ${line.label} (${line.id})`}: ${journal ?? "nothing"} by the journal, ${stored ?? "nothing"} stored`
