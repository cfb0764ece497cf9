/** How many requirements every layer they name shows to its user. It may only rise. */
export const floor = 722

/** How many tags stand on tests that show their row to nobody. It may only fall. */
export const idleCeiling = 340
