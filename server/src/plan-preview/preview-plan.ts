import { mkdir, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { Language } from "@parterre/domain/language"
import { seatRadius } from "@parterre/domain/seat-looks"
import { categoryMarks, planSvg, seatCount } from "@parterre/seating-plans/drawing"
import { type PlanFault, planFaults } from "@parterre/seating-plans/faults"
import { planPitch, type VenueFront, venueLayout } from "@parterre/seating-plans/layout"
import { ImportRefused, refusalLines } from "../import/problem.ts"
import { planPng } from "./plan-png.ts"
import { readPlanSource } from "./plan-source.ts"

export interface PreviewCommand {
  /** Folder of the pictures; beside the plan unless told. */
  readonly out: string | undefined
  /** In which the pictures have the names and words that shoppers read. */
  readonly language: Language
  readonly json: boolean
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

export interface PlanReport {
  readonly plan: string
  /** Seats and places. */
  readonly places: number
  readonly sections: readonly { readonly name: string; readonly rows: number; readonly places: number }[]
  readonly categories: readonly { readonly name: string; readonly places: number }[]
  readonly faults: readonly Pick<PlanFault, "rule" | "where" | "reason" | "advice">[]
  /** Units of the plan between neighbours, where two can be compared. */
  readonly pitch: number | undefined
  /** The side a stage is drawn on that the plan does not have. */
  readonly front: VenueFront | undefined
  readonly pictures: readonly string[]
}

/**
 * Draws a plan as SVG and PNG and tells what is suspicious. Answers the exit code: 0, with or without suspicions, and 1
 * for a plan that the import would refuse, of which nothing is drawn.
 */
export async function previewPlan(file: string, command: PreviewCommand): Promise<0 | 1> {
  try {
    const report = await draw(file, command.out ?? dirname(file), command.language)
    if (command.json) command.print(JSON.stringify(report))
    else for (const line of reportLines(report)) command.print(line)
    return 0
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    for (const line of refusalLines(error.problems)) command.complain(line)
    return 1
  }
}

async function draw(file: string, folder: string, language: Language): Promise<PlanReport> {
  const { plan, venue } = await readPlanSource(file)
  // Names of the report are the plan's own: whoever mends it looks for them there. Those of the pictures are the shoppers'.
  const layout = venueLayout({ ...venue, zones: {} }, plan)
  const sections = layout.sections.map((section) => ({
    name: section.name.en,
    rows: section.rows.length,
    places: seatCount(section),
  }))
  const counts = new Map<string, number>()
  for (const { rows, generalAdmission } of layout.sections) {
    for (const { category } of rows.flatMap((row) => row.seats))
      counts.set(category, (counts.get(category) ?? 0) + 1)
    if (generalAdmission !== undefined)
      counts.set(
        generalAdmission.category,
        (counts.get(generalAdmission.category) ?? 0) + generalAdmission.capacity,
      )
  }
  const known = new Map(plan.categories.map((category) => [category.name, category]))
  const categories = [...new Set([...known.keys(), ...counts.keys()])]
  const faults = planFaults(plan, layout)
  const svg = planSvg({
    title: venue.name[language],
    language,
    layout: venueLayout(venue, plan),
    marks: categoryMarks(categories.map((name) => known.get(name) ?? { name })),
    counts,
    faults,
    seatLook: { radius: seatRadius(venue.seatSizeFactor), accessible: new Set(venue.accessible) },
  })
  const name = basename(file).replace(/(\.plan)?\.(json|ya?ml)$/i, "")
  const pictures = ["svg", "png"].map((extension) => join(folder, `${name}.preview.${extension}`))
  await mkdir(folder, { recursive: true })
  await Promise.all(
    [svg, await planPng(svg)].map((content, index) => writeFile(pictures[index] ?? "", content)),
  )
  return {
    plan: plan.name,
    places: sections.reduce((sum, section) => sum + section.places, 0),
    sections,
    categories: categories.map((category) => ({ name: category, places: counts.get(category) ?? 0 })),
    pitch: planPitch(plan),
    front: layout.front,
    faults: faults.map(({ rule, where, reason, advice }) => ({ rule, where, reason, advice })),
    pictures,
  }
}

const frontLine = ({ side, isGuessed }: VenueFront) =>
  isGuessed
    ? `The plan draws no stage. By its first rows it is at the ${side}: say so with "front: ${side}" in the venue's file, or another side, or none.`
    : `The plan draws no stage; it gets one at the ${side}.`

function reportLines({
  plan,
  places,
  sections,
  categories,
  faults,
  pitch,
  front,
  pictures,
}: PlanReport): readonly string[] {
  const width = Math.max(...[...sections, ...categories].map(({ name }) => name.length), 8)
  const figure = (count: number) => String(count).padStart(7)
  return [
    `${plan}: ${sections.length} sections, ${places} places`,
    "",
    `${"section".padEnd(width)}   rows  places`,
    ...sections.map(({ name, rows, places: own }) => `${name.padEnd(width)}${figure(rows)} ${figure(own)}`),
    "",
    `${"category".padEnd(width)}         places`,
    ...categories.map(({ name, places: own }) => `${name.padEnd(width)}        ${figure(own)}`),
    "",
    ...(pitch === undefined ? [] : [`Seats are ${pitch} units apart; the map draws them at its own size.`]),
    ...(front === undefined ? [] : [frontLine(front)]),
    "",
    ...(faults.length === 0
      ? ["Nothing suspicious."]
      : [
          `${faults.length} suspicious ${faults.length === 1 ? "place" : "places"} (numbered in the picture):`,
          ...faults.flatMap(({ where, reason, advice }, index) => [
            `${String(index + 1).padStart(3)}  ${where}`,
            `     ${reason}; ${advice}.`,
          ]),
        ]),
    "",
    ...pictures.map((picture) => `Drawn: ${picture}`),
  ]
}
