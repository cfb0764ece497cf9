/** Whether the process stops: a job then begins nothing more, for each thing that it does may wait for another server. */
export type IsStopping = () => boolean
