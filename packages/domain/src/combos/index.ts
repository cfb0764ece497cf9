export {
  type ByocRules,
  byocHoldGroup,
  byocReduction,
  fewestByocEvents,
  judgeByoc,
} from "./byoc.ts"
export { canPickInCombo } from "./can-pick.ts"
export { changePick, comboTotal, missingGroups, picksLeft, takesOne, withoutSeats } from "./change-pick.ts"
export {
  COMBO_GROUP_KINDS,
  type Combo,
  type ComboDetail,
  type ComboGroup,
  type ComboGroupKind,
  type ComboPick,
  comboGroups,
} from "./combo.ts"
export { comboHoldGroups } from "./combo-holds.ts"
export { type ComboReduction, comboPrice } from "./combo-price.ts"
export { areOptionalGroupsOpen, isComboComplete } from "./completion.ts"
export { type ComboJudgement, judgeCombo } from "./judge-combo.ts"
export { isUsedUp } from "./picked-once.ts"
