/** How many requirements every layer they name shows to its user. It may only rise. */
export const floor = 390
