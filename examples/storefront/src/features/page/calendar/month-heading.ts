/** The name of the month, which names its table. */
export const MONTH_HEADING = "calendar-month"
