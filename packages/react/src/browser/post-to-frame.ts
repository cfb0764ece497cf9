/** Posts one field to a page in a new frame, as issuers expect; answers the frame. */
export function postToFrame(
  container: HTMLElement,
  { url, field, value, title }: { url: string; field: string; value: string; title: string },
): HTMLIFrameElement {
  const frame = document.createElement("iframe")
  frame.name = `bank-${crypto.randomUUID()}`
  frame.title = title
  container.append(frame)
  const form = document.createElement("form")
  form.method = "post"
  form.action = url
  form.target = frame.name
  form.hidden = true
  const input = document.createElement("input")
  input.type = "hidden"
  input.name = field
  input.value = value
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
  return frame
}

/** Calls back when our own notification page, and nobody else, says the event in the frame. */
export function onNotification(
  frame: HTMLIFrameElement,
  origin: string,
  event: string,
  then: () => void,
): () => void {
  const listen = (message: MessageEvent<unknown>) => {
    if (message.source === frame.contentWindow && isNotification(message, origin, event)) then()
  }
  window.addEventListener("message", listen)
  return () => window.removeEventListener("message", listen)
}

export function isNotification(
  message: { readonly origin: string; readonly data: unknown },
  origin: string,
  event: string,
): boolean {
  const { data } = message
  return (
    message.origin === origin &&
    typeof data === "object" &&
    data !== null &&
    "event" in data &&
    data.event === event
  )
}
