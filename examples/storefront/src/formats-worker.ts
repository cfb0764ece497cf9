/** Writes one date and one number, in a thread of its own, and says that it has. */
for (const write of [() => new Intl.DateTimeFormat(), () => new Intl.NumberFormat()]) write()
self.postMessage("written")
