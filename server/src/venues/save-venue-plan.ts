import { createHash } from "node:crypto"
import type { VenuePlanSave, VenuePlanVerdict } from "@parterre/contract"
import { differenceWords, planDifference } from "@parterre/seating-plans/difference"
import { readPlan } from "@parterre/seating-plans/plan"
import type { Knex } from "knex"
import type { ImportFileRow } from "../database/tables.ts"
import type { Language, Website } from "../http/handler.ts"
import { folderInMemory } from "../import/folder-files.ts"
import { writeTenant } from "../import/import-tenant.ts"
import { prepareTenant } from "../import/prepared-tenant.ts"
import { type ImportProblem, ImportRefused, pathText } from "../import/problem.ts"
import { yamlSource } from "../import/source.ts"
import { planNameOf } from "../import/tenant-folder.ts"
import { Refusal } from "../refusal.ts"
import { placeOfNewVenue, venuePathOf } from "./new-venue.ts"
import { venuePlanStore } from "./venue-plan-store.ts"

export interface VenuePlanAround {
  readonly db: Knex
  readonly website: Website
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** The files of a venue as they were imported. */
export interface VenueFiles {
  readonly venuePath: string
  readonly venue: string
  readonly planPath: string
  readonly plan: string
  /** Changes with either file. */
  readonly revision: string
}

/** The files of a venue. Throws `venue-unknown`, and `plan-not-kept` of a venue without a plan or imported long ago. */
export async function venueFiles(db: Knex, websiteId: string, venueId: string): Promise<VenueFiles> {
  const store = venuePlanStore(db, websiteId)
  if (!(await store.venues()).some(({ id }) => id === venueId)) throw new Refusal("venue-unknown")
  const venuePath = venuePathOf(websiteId, venueId)
  const [venue] = await store.files([venuePath])
  if (venue === undefined) throw new Refusal("plan-not-kept")
  const planName = planNameOf(yamlSource(venuePath, venue.content))
  const [plan] = planName === undefined ? [] : await store.files([`venues/${planName}`])
  if (plan === undefined) throw new Refusal("plan-not-kept")
  return {
    ...{ venuePath, venue: venue.content, planPath: plan.path, plan: plan.content },
    revision: revisionOf(venue.hash, plan.hash),
  }
}

const revisionOf = (venueHash: string, planHash: string): string =>
  createHash("sha256").update(`${venueHash} ${planHash}`).digest("hex").slice(0, 32)

/** Leaves a transaction in which everything was judged. */
class OnlyJudged extends Error {}

/**
 * Imports the website anew from the files it was imported from, with a venue's plan in its new form: judged as any import
 * is, all or nothing. Without a revision the venue is a new one. Throws `plan-changed` where somebody saved another plan
 * since it was read, or such a venue.
 */
export async function saveVenuePlan(
  { db, website, language, now }: VenuePlanAround,
  venueId: string,
  { plan, venue, revision, dryRun = false }: VenuePlanSave,
): Promise<VenuePlanVerdict> {
  const stored = revision === undefined ? undefined : await venueFiles(db, website.id, venueId)
  if (stored?.revision !== revision) throw new Refusal("plan-changed")
  const differences =
    stored === undefined ? [] : differencesOf(stored.plan, plan).map((words) => words[language])
  const verdict = (outcome: VenuePlanVerdict["outcome"], problems: VenuePlanVerdict["problems"] = []) => ({
    ...{ outcome, revision: revision ?? "", differences, problems },
  })
  const files = stored ?? (await placeOfNewVenue(db, website.id, venueId, venue))
  if ("fault" in files) return verdict("refused", [{ file: files.venuePath, message: files.fault[language] }])
  const changed = new Map([
    [files.planPath, plan],
    ...(venue === undefined ? [] : [[files.venuePath, venue] as const]),
  ])
  const isOvertaken = async (trx: Knex) =>
    stored === undefined
      ? (await venuePlanStore(trx, website.id).files([files.venuePath, files.planPath])).length > 0
      : (await venueFiles(trx, website.id, venueId)).revision !== revision
  // Its own reader is strict about size and depth, and speaks both languages; a whole import would count every fault.
  const read = readPlan(plan)
  if ("faults" in read)
    return verdict(
      "refused",
      read.faults.slice(0, MOST_TOLD).map(({ place, message }) => ({
        ...{ file: files.planPath, message: message[language] },
        ...(place === undefined ? {} : { line: place.line, column: place.column }),
      })),
    )
  // What depends on where the server runs was judged by the import before.
  const surroundings = { environment: {}, production: false, isImportedBefore: true, now }
  let saved = ""
  try {
    const { folder, stamp } = await folderWith(db, website.id, changed)
    const prepared = await prepareTenant(folder, surroundings)
    let inside: Knex = db
    await writeTenant(prepared, db, {
      ...surroundings,
      isJudgedOnly: dryRun,
      beforeWrite: async (trx) => {
        inside = trx
        // One imports after the other; whoever is second finds other files, of this venue or of another. They may have been
        // others already when all of them were read, after the first look at this venue's.
        if (stampOf(await venuePlanStore(trx, website.id).files()) !== stamp || (await isOvertaken(trx)))
          throw new Refusal("plan-changed")
      },
      beforeCommit: async () => {
        if (dryRun) throw new OnlyJudged()
        saved = (await venueFiles(inside, website.id, venueId)).revision
      },
    })
  } catch (error) {
    if (error instanceof OnlyJudged) return verdict("judged")
    if (!(error instanceof ImportRefused)) throw error
    return verdict(
      "refused",
      error.problems.slice(0, MOST_TOLD).map((problem) => told(problem, language)),
    )
  }
  return { ...verdict("saved"), revision: saved }
}

/** Problems told at once; a plan that is wrong throughout has thousands. */
const MOST_TOLD = 100

const told = ({ file, place, path, message, french, seatId }: ImportProblem, language: Language) => ({
  file,
  ...(place === undefined ? {} : { line: place.line, column: place.column }),
  message: [
    ...(path.length === 0 ? [] : [pathText(path)]),
    language === "fr" ? (french ?? message) : message,
  ].join(language === "fr" ? "\u00a0: " : ": "),
  ...(seatId === undefined ? {} : { seatId }),
})

async function folderWith(db: Knex, websiteId: string, changed: ReadonlyMap<string, string>) {
  const store = venuePlanStore(db, websiteId)
  const files = await store.files()
  const kept = files.map(({ path, content }) => [path, Buffer.from(content)] as const)
  const pictures = (await store.pictures()).map(({ path, bytes }) => [path, Buffer.from(bytes)] as const)
  const now = [...changed].map(([path, content]) => [path, Buffer.from(content)] as const)
  return {
    folder: folderInMemory(websiteId, new Map([...kept, ...pictures, ...now])),
    stamp: stampOf(files),
  }
}

/** Changes with any file that was imported. */
const stampOf = (files: readonly Pick<ImportFileRow, "path" | "hash">[]): string =>
  files
    .map(({ path, hash }) => `${path} ${hash}`)
    .toSorted()
    .join("\n")

/** In words; none where the new text is no plan, which is told as a problem. */
function differencesOf(before: string, after: string) {
  const [old, now] = [readPlan(before), readPlan(after)]
  return "plan" in old && "plan" in now ? differenceWords(planDifference(old.plan, now.plan)) : []
}
