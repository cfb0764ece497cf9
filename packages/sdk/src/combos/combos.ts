/** From a page's combos to the groups a hold asks for; the rules are the domain's, so the server judges the same. */
export {
  areOptionalGroupsOpen,
  byocHoldGroup,
  byocPriceQuery,
  type Combo,
  type ComboJudgement,
  type ComboPick,
  canPickInCombo,
  comboHoldGroups,
  isComboComplete,
  judgeCombo,
} from "@parterre/domain/combos"
export { comboOf } from "./combo-of.ts"
