import { createServer, type Socket } from "node:net"

/** A mail server of this machine that keeps what it gets; told so, it takes a mail and goes away without saying it did. */
export async function smtpListener() {
  const mails: string[] = []
  let answers = true
  const server = createServer((socket) => void talk(socket))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")

  function talk(socket: Socket) {
    let [text, isData] = ["", false]
    socket.on("error", () => undefined)
    socket.write("220 petit.example\r\n")
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1")
      for (;;) {
        const end = isData ? text.indexOf("\r\n.\r\n") : text.indexOf("\r\n")
        if (end < 0) return
        const said = text.slice(0, end)
        text = text.slice(end + (isData ? 5 : 2))
        if (isData) {
          mails.push(said)
          isData = false
          if (!answers) return socket.destroy()
          socket.write("250 taken\r\n")
        } else {
          isData = /^DATA/i.test(said)
          socket.write(isData ? "354 go on\r\n" : /^QUIT/i.test(said) ? "221 bye\r\n" : "250 good\r\n")
        }
      }
    })
  }

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    answer: (does: boolean) => {
      answers = does
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
