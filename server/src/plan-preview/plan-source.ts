import { readFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { LaidVenue } from "@parterre/seating-plans/layout"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { checkSeatingPlan, seatProblems } from "../import/check-seating-plan.ts"
import { checkVenue, type ShapeCheck } from "../import/check-shape.ts"
import { venueProblems } from "../import/check-venue.ts"
import { type ImportProblem, ImportRefused, inReadingOrder } from "../import/problem.ts"
import { type Checked, jsonSource, type Source, yamlSource } from "../import/source.ts"
import type { VenueFile } from "../import/tenant-files.ts"
import { planNameOf } from "../import/tenant-folder.ts"

/** A plan to look at, and what its venue's file adds when that was given. */
export interface PlanSource {
  readonly plan: SeatingPlan
  readonly venue: LaidVenue & Pick<VenueFile, "seatSizeFactor" | "accessible">
}

/**
 * Reads a seating plan (JSON), or a venue (YAML) with the plan it names: then tables, levels and general admission
 * are known too. What the import would refuse is refused here with the same messages.
 */
export async function readPlanSource(path: string): Promise<PlanSource> {
  return /\.ya?ml$/i.test(path) ? readVenue(path) : readPlan(path)
}

async function readPlan(path: string): Promise<PlanSource> {
  const plan = shaped(checkSeatingPlan, jsonSource(basename(path), await textOf(path)))
  refuse(seatProblems(plan, false))
  return { plan: plan.value, venue: { name: { fr: plan.value.name, en: plan.value.name } } }
}

async function readVenue(path: string): Promise<PlanSource> {
  const source = yamlSource(basename(path), await textOf(path))
  const name = planNameOf(source)
  if (name === undefined) throw new ImportRefused([source.problem(["plan"], "the venue has no plan")])
  const file = checkVenue(source)
  const plan = checkSeatingPlan(jsonSource(name, await textOf(join(dirname(path), name))))
  if (!("value" in file) || !("value" in plan))
    throw refusal([...problemsOf(file), ...("value" in plan ? seatProblems(plan, true) : plan)])
  refuse(venueProblems({ key: basename(path), file, plan }))
  return { plan: plan.value, venue: file.value }
}

function shaped<Shape>(check: ShapeCheck<Shape>, source: Source): Checked<Shape> {
  const result = check(source)
  if ("value" in result) return result
  throw refusal(result)
}

const problemsOf = (result: ReturnType<ShapeCheck<unknown>>): readonly ImportProblem[] =>
  "value" in result ? [] : result

function refuse(problems: readonly ImportProblem[]): void {
  if (problems.length > 0) throw refusal(problems)
}

const refusal = (problems: readonly ImportProblem[]) => new ImportRefused(inReadingOrder(problems))

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== "ENOENT" && code !== "EISDIR") throw error
    const message = code === "ENOENT" ? "there is no such file" : "this is a folder, not a file"
    throw new ImportRefused([{ file: path, place: undefined, path: [], message }])
  }
}
