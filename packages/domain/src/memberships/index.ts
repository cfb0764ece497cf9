export { memberFlag, memberHoldGroup, type OwnedMembership } from "./membership.ts"
