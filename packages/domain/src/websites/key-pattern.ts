/** What an organiser calls files and entries by, such as a venue: letters, digits and single hyphens, its part of an id. */
export const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
