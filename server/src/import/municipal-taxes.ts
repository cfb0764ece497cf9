import type { MunicipalTax } from "@parterre/domain/taxes"
import type { Path } from "./problem.ts"
import type { MunicipalTaxEntry } from "./tenant-files.ts"

/** Thousandths of a percent: the finest rate a file can name, as fine as Quebec's 9.975 %. */
const WHOLE = 100_000

/** The taxes of a venue's file as the rules read them, with exact rates. */
export const municipalTaxes = (entries: readonly MunicipalTaxEntry[] = []): MunicipalTax[] =>
  entries.map(({ name, percent, from, until, onServiceCharge }) => ({
    name,
    rate: { numerator: Math.round((percent * WHOLE) / 100), denominator: WHOLE },
    from,
    ...(until === undefined ? {} : { until }),
    onServiceCharge,
  }))

/** Tells what is wrong with a venue's taxes: a rate too fine, days the wrong way round, two at once. */
export function checkMunicipalTaxes(
  entries: readonly MunicipalTaxEntry[],
  report: (path: Path, message: string) => void,
): void {
  for (const [i, { percent, from, until }] of entries.entries()) {
    const at = (field: string) => ["municipalTaxes", i, field]
    if (Math.abs(percent * 1000 - Math.round(percent * 1000)) > 1e-6)
      report(at("percent"), `${percent} has more than three decimals`)
    if (until !== undefined && until <= from) report(at("until"), `${until} is not after ${from}`)
    const other = entries.slice(0, i).find((before) => overlap(before, { from, until }))
    if (other !== undefined) report(at("from"), `"${other.name.en}" is in force on the same days`)
  }
}

type Days = Pick<MunicipalTaxEntry, "from"> & { readonly until?: string | undefined }

const overlap = (one: Days, other: Days): boolean =>
  (one.until === undefined || other.from < one.until) && (other.until === undefined || one.from < other.until)
