import type { MunicipalTax } from "@parterre/domain/taxes"
import type { VenueRow } from "../database/tables.ts"

/** What the town of a venue charges on admissions, as its file was imported. */
export const municipalTaxesOf = ({ municipal_taxes }: Pick<VenueRow, "municipal_taxes">): MunicipalTax[] =>
  JSON.parse(municipal_taxes)
