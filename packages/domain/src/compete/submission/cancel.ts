/** The state of a submission before its score; `cancelled` was taken back before its evaluation began. */
export const submitStatuses = ['uploaded', 'queued', 'scoring', 'scored', 'failed', 'cancelled'] as const

export type SubmitStatus = (typeof submitStatuses)[number]

/** Whether a submission can be taken back: until a worker has begun to evaluate the file. */
export const canCancel = (status: SubmitStatus): boolean => status === 'uploaded' || status === 'queued'
