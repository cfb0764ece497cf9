/** From a page's combos to the rules that the server judges them by. */
export {
  areOptionalGroupsOpen,
  type Combo,
  type ComboJudgement,
  type ComboPick,
  canPickInCombo,
  changePick,
  comboTotal,
  isComboComplete,
  isUsedUp,
  judgeCombo,
  missingGroups,
  picksLeft,
  takesOne,
  withoutSeats,
} from "@parterre/domain/combos"
export { byocAsCombo, comboOf } from "./combo-of.ts"
