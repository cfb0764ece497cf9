const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Whether a text is an address mail can be sent to: a name, an at sign, and a domain with a dot [VAL-034]. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && EMAIL.test(text) && !text.includes("..") && !/^\.|\.@/.test(text)
