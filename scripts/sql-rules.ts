import { readSql } from "./sql-queries.ts"
import { isTest } from "./zone-rules.ts"

export interface SourceFile {
  /** Path from the top of the repository. */
  readonly file: string
  readonly source: string
}

/** Tables whose rows name no website themselves: who knows the key has read what they are of. */
const keyedTables: Readonly<Record<string, string>> = {
  websites: "its id is the website",
  event_section_versions: "of an event",
  sale_certificates: "of a sale",
  certificate_uses: "of a sale",
  limit_counts: "of a network or an account, whichever website it tries",
}

interface Unscoped {
  readonly because: string
  /** As `availability/claim-store.liveClaims`. */
  readonly functions: readonly string[]
}

/** Functions of stores with a query that names no website, although its table has one in every row. */
export const unscoped: readonly Unscoped[] = [
  {
    because: "a job does its work for all websites",
    functions: [
      "carts/cart-store.lapsedCarts",
      "clients/client-store.deleteExpiredLinks",
      "clients/client-store.forgetGuests",
      "wallet-passes/pass-store.forgetRegistrations",
      "sessions/session-store.endedTokensSince",
      "jobs/ended-cart-store.deleteCarts",
      "jobs/ended-cart-store.endedCarts",
      "jobs/unsettled-store.dueAttempts",
      "jobs/unsettled-store.forgottenSales",
      "outbox/outbox-store.dueMessages",
      "refunds/refund-store.dueRefunds",
    ],
  },
  {
    because: "its event, subscription or venue was read for the website; it runs at every hold, map and list",
    functions: [
      "carts/cart-store.lapsedCartsWithAdmission",
      "holds/on-sale-store.readAdmission",
      "holds/on-sale-store.readRows",
      "availability/admission-capacity-store.admissionGuard.left",
      "availability/admission-capacity-store.admissionGuard.count",
      "availability/claim-store.liveClaims",
      "availability/claim-store.liveClaimsOf",
      "availability/claim-store.unavailableSeats",
      "availability/count-store.countAdmission",
      "availability/count-store.countSharedClaims",
      "availability/count-store.countSharedSeatsOff",
    ],
  },
  {
    because:
      "websites may share an account at a processor, where the token of a kept card pays for all of them",
    functions: ["kept-cards/kept-card-store.isTokenKept", "kept-cards/kept-card-store.isTokenShared"],
  },
  {
    because: "its session was let in by the website, or its cart was read or locked for it",
    functions: ["carts/hold-store.holdsInState"],
  },
]

const isSqlHome = (file: string) => file.startsWith("server/src/database/")
const isStore = (file: string) => file.endsWith("-store.ts")
const isLooked = (file: string) => file.startsWith("server/src/") && !isTest(file) && !isSqlHome(file)

/** Sentences for SQL that stands outside of stores, the first of each file. */
export const strayFaults = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ file }) => isLooked(file) && !isStore(file))
    .flatMap(({ file, source }) => {
      const { queries, signs } = readSql(file, source)
      const found = [...queries.map(({ line, code }) => ({ line, what: code.split("\n")[0] })), ...signs]
      const [first] = found.toSorted((one, other) => one.line - other.line)
      if (first === undefined) return []
      return [`${file}:${first.line}: SQL stands in stores (*-store.ts), not here: ${first.what}`]
    })

/**
 * Sentences for queries of stores that name no website. One that adds rows has it in the row, which the database asks for.
 */
export function tenantFaults(files: readonly SourceFile[], known: readonly Unscoped[] = unscoped): string[] {
  const excused = new Set(known.flatMap(({ functions }) => functions))
  const found = files
    .filter(({ file }) => isLooked(file) && isStore(file))
    .flatMap(({ file, source }) =>
      readSql(file, source)
        .queries.filter(({ tables, code }) => tables.some(isOwned) && !namesWebsite(code))
        .map((query) => ({
          ...query,
          file,
          name: `${file.replace(/^server\/src\/|\.ts$/g, "")}.${query.within}`,
        })),
    )
  return [
    ...found
      .filter(({ name }) => !excused.has(name))
      .map(
        ({ file, line, name, tables }) =>
          `${file}:${line}: ${name} asks ${tables.join(", ")} for no website; name it (website_id)`,
      ),
    ...[...excused]
      .filter((one) => !found.some(({ name }) => name === one))
      .map(
        (one) => `${one}: every query of it names a website; take it out of unscoped in scripts/sql-rules.ts`,
      ),
  ]
}

const isOwned = (table: string) => !Object.hasOwn(keyedTables, table)
/** Whether it asks for a website, or adds rows; columns that it answers, sorts by or writes ask nothing. */
const namesWebsite = (code: string) =>
  /website_?id/i.test(code.replaceAll(/\.(select|first|returning|orderBy|groupBy|update)\([^)]*\)/g, "")) ||
  /\.(insert|batchInsert)\(/.test(code) ||
  /\.raw\(\s*[`"']INSERT\b/.test(code)
