import type { Province } from "../provinces/provinces.ts"
import { TAX_NAMES, TAX_TABLE, TAX_TABLE_START, type TaxCode, type TaxLine } from "./tax-table.ts"

const slotOf = (code: TaxCode): 1 | 2 => (code === "GST" || code === "HST" ? 1 : 2)

/**
 * The taxes of a province on an admission sold on a date, in slot order. An admission is taxed where the event takes
 * place, at the rate of the day it is paid: tax becomes payable with the price (Excise Tax Act, s. 168). `isoDate` is a
 * date or a local date-time; its first ten characters are read.
 */
export function taxLinesFor(province: Province, isoDate: string): TaxLine[] {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(isoDate)?.[0]
  if (day === undefined) throw new RangeError(`Not an ISO date: ${isoDate}`)
  if (day < TAX_TABLE_START) throw new RangeError(`No tax rates before ${TAX_TABLE_START}: ${isoDate}`)
  return TAX_TABLE.filter((row) => row.provinces.includes(province))
    .filter((row) => row.from <= day && (row.until === undefined || day < row.until))
    .map(({ code, rate }) => ({
      code,
      name: TAX_NAMES[code],
      rate,
      slot: slotOf(code),
      onServiceCharge: true,
    }))
}
