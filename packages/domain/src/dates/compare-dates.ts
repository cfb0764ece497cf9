/** Orders days, or date-times, written alike: such texts sort by time, whatever the language of the machine. */
export const compareDates = (one: string, other: string): number => Number(one > other) - Number(one < other)
