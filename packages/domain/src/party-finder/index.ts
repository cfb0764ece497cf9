export { type Concession, findParties, type PartyOffer } from "./find-parties.ts"
export type { FinderPrice, FinderRow } from "./found-groups.ts"
export { type PartyRequest, readPartyRequest } from "./party-request.ts"
