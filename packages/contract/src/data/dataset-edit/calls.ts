/**
 * Publishing and editing of data sets (B§2, X003, X004). A data set belongs to the signed-in person; another person's is answered as
 * not found. Files arrive by the tus protocol 1.0, whose answers have headers and no envelope; its refusals are envelopes.
 */

import { PART_TYPE } from '@shulei/domain/base/upload/resumable.ts'
import { downloaders } from '@shulei/domain/data/dataset/downloaders.ts'
import { columnTexts, datasetProblems } from '@shulei/domain/data/dataset/publish.ts'
import { datasetStates } from '@shulei/domain/data/dataset/state.ts'
import { uploadProblems } from '@shulei/domain/data/dataset/upload.ts'
import * as z from 'zod'
import { call } from '../../call.ts'
import { bilingual, id, instant } from '../../fields.ts'
import { DatasetCategory, ProfileProblem } from '../dataset/schemas.ts'
import { Reading, ReadingChoice } from '../dataset/table-schemas.ts'

const Language = z.enum(['cn', 'en'])

const Text = z.object({
  name: z.string(),
  summary: z.string(),
  /** Markup of the formatted editor, sanitised. */
  description: z.string(),
  /** 0 until a category is chosen. */
  categoryId: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Id of a licence of the list; empty until one is chosen. */
  licence: z.string().max(40),
  tags: z.array(z.string()),
  /** Address of a picture that the person has uploaded. */
  cover: z.string().nullable(),
  /** The source of the data; empty for own data. */
  source: z.object({ name: z.string(), url: z.string() }),
  /** The people who may download; empty: the licence decides. */
  downloaders: z.enum(['', ...downloaders]),
  /** Descriptions of columns, by the name of the column. */
  columns: z.record(z.string(), z.string()).readonly(),
})

const Revision = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A file of the version that the person works on. */
const DraftFile = z.object({
  id,
  name: z.string(),
  bytes: z.int().min(0),
  sha256: z.string(),
  profileState: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  profileProblem: ProfileProblem.nullable(),
  rows: z.int().min(0).nullable(),
  /** Tables in the file, counted with its profile; more than are profiled in a large archive. */
  tableCount: z.int().min(0),
  /** The tables with a profile and how they were read, in their order; `part` is '' for the file itself. */
  tables: z.array(z.object({ part: z.string(), reading: Reading.nullable() })),
  /** Not in the version that readers see. */
  isNew: z.boolean(),
})

/** An upload that is not a file yet. */
const OpenUpload = z.object({
  upload: z.uuid(),
  name: z.string(),
  bytes: z.int().min(1),
  /** Stored bytes. `bytes` when all are there and the file is being put together. */
  offset: z.int().min(0),
  /** Time of the last change of the person's file, epoch milliseconds; 0 where the browser did not say. */
  modified: z.int().min(0),
  /** The stored bytes are removed then, unless another part arrives. */
  expiresAt: instant,
})

export const DatasetDraft = Text.extend({
  id,
  /** The language of the texts: that in which changes are stored, else the caller's. */
  language: Language,
  /** The other language has texts of its own, which stay as they are. */
  isTranslated: z.boolean(),
  state: z.enum(datasetStates),
  /** Number of the version that readers see; 0 before the first publication. */
  version: z.int().min(0),
  revision: Revision,
  publishedAt: instant.nullable(),
  /** Stored changes of the texts that readers do not see yet. */
  hasChanges: z.boolean(),
  /** The files differ from those of the published version, so that publishing makes a new one. */
  hasNewFiles: z.boolean(),
  files: z.array(DraftFile),
  uploads: z.array(OpenUpload),
  categories: z.array(DatasetCategory.pick({ id: true, name: true })),
  /** Bytes of all files and open uploads of the person, and the number of the open uploads. */
  used: z.object({ bytes: z.int().min(0), openUploads: z.int().min(0) }),
})

export const datasetDraft = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/draft',
  spec: 'X004',
  summary: "The caller's data set as they are editing it: texts, files, open uploads and the space that is used",
  auth: 'user',
  data: DatasetDraft,
})

export const datasetColumns = call({
  method: 'GET',
  path: '/api/site/datasets/{id}/columns',
  spec: 'own: column descriptions',
  summary: "Names and types of the columns of all tables of the caller's data set, each name once",
  auth: 'user',
  data: z.object({
    columns: z.array(z.object({ name: z.string(), type: z.string() })).max(columnTexts.most),
  }),
})

export const ownDatasets = call({
  method: 'GET',
  path: '/api/site/datasets/own',
  spec: 'X003',
  summary: "The caller's data sets that they may edit: drafts, published and withdrawn ones, the last changed first",
  auth: 'user',
  data: z.object({
    list: z.array(
      z.object({
        id,
        /** With the stored change of the name. */
        name: bilingual,
        state: z.enum(datasetStates),
        version: z.int().min(0),
        hasChanges: z.boolean(),
        files: z.int().min(0),
        bytes: z.int().min(0),
        updatedAt: instant,
      }),
    ),
    used: z.object({ bytes: z.int().min(0) }),
  }),
})

export const startDataset = call({
  method: 'POST',
  path: '/api/datasets',
  spec: 'X003',
  summary: 'Start a data set as a draft under a name; only its owner sees it before it is published',
  auth: 'user',
  body: z.object({ name: z.string() }),
  data: z.object({ id }),
  errors: ['datasetNameEmpty', 'datasetNameInvalid', 'datasetsFull'],
})

export const saveDataset = call({
  method: 'PUT',
  path: '/api/datasets/{id}',
  spec: 'X004',
  summary: "Store the caller's changes of a data set, of which `revision` was read; readers do not see them",
  auth: 'user',
  body: Text.extend({
    tags: z.array(z.string()).max(20),
    /** Without these two the stored ones stay. */
    downloaders: Text.shape.downloaders.optional(),
    columns: Text.shape.columns.optional(),
    /** The language of the texts, as it was read. */
    language: Language.default('cn'),
    revision: Revision,
  }),
  data: z.object({ revision: Revision }),
  errors: [
    'datasetNameInvalid',
    'datasetSummaryInvalid',
    'datasetTextInvalid',
    'datasetTagInvalid',
    'datasetSourceInvalid',
    'datasetColumnInvalid',
    'datasetCategoryMissing',
    'datasetLicenceMissing',
    'pictureUnknown',
    'datasetStale',
  ],
})

export const publishDataset = call({
  method: 'POST',
  path: '/api/site/datasets/{id}/publish',
  spec: 'X003',
  summary: 'Show the stored changes to everybody. Changed files make a new version, which needs a note on what changed',
  auth: 'user',
  body: z.object({
    revision: Revision,
    /** Plain text; ignored for the first version and where no file changed. */
    changes: z.string().default(''),
  }),
  data: z.object({ revision: Revision, version: z.int().min(1), publishedAt: instant }),
  errors: [...datasetProblems, 'datasetStale'],
})

export const withdrawDataset = call({
  method: 'POST',
  path: '/api/site/datasets/{id}/withdraw',
  spec: 'own: withdraw a data set',
  summary: "Hide the caller's published data set from everybody else; publishing shows it again",
  auth: 'user',
  data: z.object({ revision: Revision }),
  errors: ['datasetNotPublished'],
})

export const removeDataset = call({
  method: 'DELETE',
  path: '/api/datasets/{id}',
  spec: 'own: delete a draft',
  summary: "Delete the caller's data set with its files for good; only one that was never published",
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
  errors: ['datasetPublished'],
})

export const removeDatasetFile = call({
  method: 'DELETE',
  path: '/api/site/datasets/{id}/files/{fileId}',
  spec: 'X004',
  summary: 'Take a file out of the next version of a data set; published versions keep it',
  auth: 'user',
  data: z.object({ affectedRows: z.int().min(0) }),
})

const reading = '/api/site/datasets/{id}/files/{fileId}/reading'

/** Path of a table inside its file, '' for the file itself. */
const Part = z.string().max(1024)

export const datasetReading = call({
  method: 'GET',
  path: reading,
  spec: 'own: reading of a table',
  summary: "How a table of the caller's data set was read, what the caller chose about it, and its columns",
  auth: 'user',
  query: z.object({ part: Part.default('') }),
  data: z.object({
    part: Part,
    /** Parts of the file that have a reading, in their order. */
    parts: z.array(Part),
    /** Counts the choices of all tables of the file. */
    revision: Revision,
    choice: ReadingChoice,
    /** The reading of the stored profile; null without a profile. */
    reading: Reading.nullable(),
    /** Names and types of the columns of the stored profile. */
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    profileState: DraftFile.shape.profileState,
    profileProblem: ProfileProblem.nullable(),
  }),
})

export const chooseReading = call({
  method: 'PUT',
  path: reading,
  spec: 'own: reading of a table',
  summary:
    "Choose how a table of the caller's data set is read, upon the `revision` that was read; what is not chosen is guessed. The file is read again",
  auth: 'user',
  body: z.strictObject({ part: Part.default(''), revision: Revision, choice: ReadingChoice }),
  data: z.object({ revision: Revision }),
  errors: ['readingStale', 'readingColumnUnknown', 'readingUnfit'],
})

const uploads = '/api/site/datasets/{id}/uploads'

export const startDatasetUpload = call({
  method: 'POST',
  path: uploads,
  spec: 'own: tus creation',
  summary: 'Begin the upload of a file (tus): `Upload-Length`, and `Upload-Metadata` with `filename` and `modified`',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion', 'uploadConcatUnknown', 'uploadLengthMissing', ...uploadProblems],
})

export const datasetUpload = call({
  method: 'HEAD',
  path: `${uploads}/{upload}`,
  spec: 'own: tus offset',
  summary: 'How many bytes of an upload are stored (tus): `Upload-Offset` and `Upload-Length`',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion'],
})

export const sendDatasetPart = call({
  method: 'PATCH',
  path: `${uploads}/{upload}`,
  spec: 'own: tus part',
  summary: 'Store bytes of an upload from `Upload-Offset` on (tus), verified by `Upload-Checksum` (sha256 or sha1)',
  auth: 'user',
  stream: PART_TYPE,
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion', 'uploadOffsetWrong', 'uploadChecksumUnknown', 'uploadChecksumWrong', 'uploadBroken'],
})

export const endDatasetUpload = call({
  method: 'DELETE',
  path: `${uploads}/{upload}`,
  spec: 'own: tus termination',
  summary: 'Give an upload up (tus); its bytes are removed',
  auth: 'user',
  data: z.undefined(),
  raw: 'empty',
  errors: ['tusVersion'],
})
