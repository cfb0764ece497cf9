/** Rows of websites, venues and the catalogue, which most modules read together. */
export type * from "./catalogue-tables.ts"
export type * from "./queue-tables.ts"
export type * from "./site-tables.ts"
export type * from "./venue-tables.ts"
export type * from "./website-tables.ts"
