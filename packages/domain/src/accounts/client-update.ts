/** A client to be saved. */
export type ClientToSave = { email: string; username?: string | undefined }

/** A client's username follows the email; a guest keeps the one there is, if any [ACC-046]. */
export const clientUpdate = <Client extends ClientToSave>(client: Client, isGuest: boolean): Client =>
  isGuest ? client : { ...client, username: client.email }
