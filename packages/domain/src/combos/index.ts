export {
  type ByocRules,
  byocHoldGroup,
  byocPriceQuery,
  byocReduction,
  fewestByocEvents,
  judgeByoc,
} from "./byoc.ts"
export { canPickInCombo } from "./can-pick.ts"
export {
  COMBO_GROUP_KINDS,
  type Combo,
  type ComboDetail,
  type ComboGroup,
  type ComboGroupKind,
  type ComboPick,
} from "./combo.ts"
export { comboHoldGroups } from "./combo-holds.ts"
export { type ComboReduction, comboPrice } from "./combo-price.ts"
export { areOptionalGroupsOpen, isComboComplete } from "./completion.ts"
export { type ComboJudgement, judgeCombo } from "./judge-combo.ts"
