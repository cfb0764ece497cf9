import { type HoldablePrice, type HoldGroup, holdAmount } from "../holds/hold-group.ts"

/** A membership someone owns, from `startsAt` up to but not including `endsAt`, in epoch milliseconds. */
export type OwnedMembership = { memberId: string; startsAt: number; endsAt: number | undefined }

const isActiveMembership = ({ startsAt, endsAt }: OwnedMembership, now: number): boolean =>
  startsAt <= now && (endsAt === undefined || now < endsAt)

/** The member flag of a request: whether the signed-in client owns an active membership [MEM-002]. */
export const memberFlag = (
  client: { memberships: readonly OwnedMembership[] } | undefined,
  now: number,
): boolean => client?.memberships.some((membership) => isActiveMembership(membership, now)) ?? false

/** The hold group that asks for a membership [MEM-001]. */
export const memberHoldGroup = (memberId: string, price: HoldablePrice, qty: number): HoldGroup => ({
  type: "MEMBER",
  id: memberId,
  memberId,
  prices: [{ id: price.id, qty, amount: holdAmount(price) }],
})
