export {
  type AdmissionOffer,
  type FinderAdmission,
  findAdmissions,
  isAskedFor,
} from "./find-admissions.ts"
export { type Concession, findParties, type PartyOffer, partyOf } from "./find-parties.ts"
export type { FinderPrice, FinderRow } from "./found-groups.ts"
export { isCalled, isExcluded, wordsOf } from "./house-names.ts"
export { type PartyRequest, readPartyRequest } from "./party-request.ts"
