import { tabMemory } from "../../../shared/site/tab-memory.ts"

const key = "left-for-bank"

/** Whether this tab went to a bank's page: whoever comes back by themselves may pay in another way. */
export const leftForBank = {
  note: () => tabMemory().setItem(key, "1"),
  isNoted: () => tabMemory().getItem(key) !== null,
  forget: () => tabMemory().removeItem(key),
}
