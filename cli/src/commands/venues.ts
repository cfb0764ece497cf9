import { readFile } from "node:fs/promises"
import type { VenuePlanVerdict } from "@parterre/contract"
import { AnswerIsNo } from "../cli-failure.ts"
import { asStaff, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { line, padEnd, span, widthOf } from "../output/lines.ts"
import { shown } from "../output/shown-text.ts"
import { venueTexts } from "../texts/venue-texts.ts"
import { writeOut } from "../write-out.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

/** `parterre venues list`: the venues of the site, and how many seats each has. */
export const listVenues = (session: CliSession): Promise<void> =>
  asStaff(session, async (client) => {
    const venues = await client.venues.list()
    if (session.json) return void session.io.stdout.write(jsonText(venues))
    const words = venueTexts[session.language]
    if (venues.length === 0) return print(session, [line(words.noVenues)])
    const width = Math.max(...venues.map(({ id }) => widthOf(id)))
    print(
      session,
      shown(venues).map(({ id, name, city, seatCount }) =>
        line(span(padEnd(id, width), "strong"), `  ${[name, city, words.seats(seatCount)].join(" · ")}`),
      ),
    )
  })

/** `parterre venues plan`: a venue's plan as it was imported, to a file or to the output. */
export const readVenuePlan = (
  session: CliSession,
  venueId: string,
  { out }: { readonly out?: string },
): Promise<void> =>
  asStaff(session, async (client) => {
    const read = await client.venues.plan(venueId)
    if (out === undefined) return void session.io.stdout.write(session.json ? jsonText(read) : read.plan)
    const { plan, ...about } = read
    await writeOut(session, out, plan, { for: "anybody" })
    if (session.json) return void session.io.stdout.write(jsonText({ ...about, file: out }))
    const words = venueTexts[session.language]
    print(session, [line(words.read(read.seats.length, out)), line(words.revision(read.revision))])
  })

/**
 * `parterre venues save`: says what differs from the stored plan and what an import would refuse, and saves; ends badly
 * where it was refused. `--revision` names the plan that the drawing began with; judging may do without.
 */
export async function saveVenuePlan(
  session: CliSession,
  venueId: string,
  file: string,
  { dryRun = false, revision: of }: { readonly dryRun?: boolean; readonly revision?: string },
): Promise<void> {
  const words = venueTexts[session.language]
  const plan = await readFile(file, "utf8").catch(() => {
    throw usageFailure(words.usage.file(file), session.language)
  })
  // What is saved was drawn from a plan that was read: somebody may have saved another since.
  if (!dryRun && of === undefined) throw usageFailure(words.usage.revision, session.language)
  await asStaff(session, async (client) => {
    const revision = of ?? (await client.venues.plan(venueId)).revision
    const verdict = await (dryRun ? client.venues.judge : client.venues.save)(venueId, { revision, plan })
    if (session.json) session.io.stdout.write(jsonText(verdict))
    else print(session, verdictLines(shown(verdict), words))
    if (verdict.outcome === "refused") throw new AnswerIsNo()
  })
}

const verdictLines = (
  { outcome, differences, problems }: VenuePlanVerdict,
  words: (typeof venueTexts)["en"],
) => [
  ...(differences.length === 0 && problems.length === 0 ? [line(span(words.unchanged, "label"))] : []),
  ...differences.map((difference) => line(`  ${difference}`)),
  ...problems.map(({ file, line: row, column, message }) =>
    line(
      span(`  ${[file, row, column].filter((part) => part !== undefined).join(":")}`, "label"),
      ` ${message}`,
    ),
  ),
  line(span(words.outcomes[outcome], outcome === "refused" ? "bad" : "strong")),
]
