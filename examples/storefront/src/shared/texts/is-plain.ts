/** Whether a text has nothing to fill in, and is said as it is: neither the build nor a browser has to read it. */
export const isPlain = (text: string): boolean => !/[{}<>'#]/.test(text)
