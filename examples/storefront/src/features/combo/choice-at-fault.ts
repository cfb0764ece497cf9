import type { SdkFailure } from "@parterre/sdk"
import type { OfferedEvent, OfferedGroup } from "./offered-groups.ts"

/** What of a combo a refusal is about. */
export interface ChoiceAtFault {
  readonly group: OfferedGroup
  /** None where the whole group is to be chosen in again. */
  readonly event: OfferedEvent | undefined
}

/** The choice that a refusal names, of the server or of the client before it asks; none where it is about all of them. */
export function choiceAtFault(
  failure: SdkFailure | undefined,
  groups: readonly OfferedGroup[],
): ChoiceAtFault | undefined {
  const { groupId, detailId } = namedBy(failure)
  const hasDetail = ({ details }: OfferedEvent) => details.some(({ id }) => id === detailId)
  const group = groups.find(({ id, events }) => id === groupId || events.some(hasDetail))
  return group && { group, event: group.events.find(hasDetail) }
}

function namedBy(failure: SdkFailure | undefined): {
  groupId?: string | undefined
  detailId?: string | undefined
} {
  if (failure === undefined) return {}
  if (failure._tag === "combo-refused") return failure
  return "comboGroupId" in failure
    ? { groupId: failure.comboGroupId, detailId: failure.comboGroupDetailId }
    : {}
}
