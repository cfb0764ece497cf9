import { isInteractive } from "../cli-io.ts"
import type { CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { type Line, textOf } from "../output/lines.ts"
import { reportOf } from "../output/report.ts"
import { type Answer, askDesk, type Desk, type Place } from "../places.ts"
import { openDesk } from "../screens/open-screens.tsx"

/** A place as JSON, as a screen for a person, or as plain text for a pipe. */
export async function show(session: CliSession, desk: Desk, place: Place, server: string): Promise<void> {
  await showAnswer(session, desk, await askDesk(desk, place), place, server)
}

/** What the desk answered, shown in the same ways. */
export async function showAnswer(
  session: CliSession,
  desk: Desk,
  answer: Answer,
  place: Place,
  server: string,
): Promise<void> {
  if (session.json) session.io.stdout.write(jsonText(answer.value))
  else if (isInteractive(session.io)) await openDesk(session, { desk, start: place, initial: answer, server })
  else print(session, plainLines(session, answer))
}

function plainLines({ language }: CliSession, answer: Answer): readonly Line[] {
  const { header, lines } = reportOf(answer, { language, elapsed: 0 })
  return header === undefined ? lines : [header, ...lines]
}

export function print({ io }: CliSession, lines: readonly Line[]): void {
  io.stdout.write(lines.map((line) => `${textOf(line)}\n`).join(""))
}
