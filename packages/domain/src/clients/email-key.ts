/** What makes two addresses the same one, whatever the case they were typed in: an organiser has one client for each. */
export const emailKey = (email: string): string => email.trim().normalize("NFC").toLowerCase()
