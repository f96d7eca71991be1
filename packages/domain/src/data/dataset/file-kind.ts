import { isHeic } from '../../base/markup/heic.ts'
import { endingOf } from '../../base/text/ending.ts'

/** Kinds of files that are stored and downloaded, but not read, by the endings of their names. The text is `dataset:kind.<kind>`. */
const endings = {
  xls: ['xls', 'xlt', 'et', 'ett'],
  xlsb: ['xlsb'],
  ods: ['ods', 'fods', 'numbers'],
  spss: ['sav', 'zsav', 'por'],
  stata: ['dta'],
  sas: ['sas7bdat', 'xpt', 'sd7'],
  r: ['rds', 'rdata', 'rda'],
  pickle: ['pkl', 'pickle', 'joblib'],
  numpy: ['npy', 'npz'],
  matlab: ['mat'],
  hdf5: ['h5', 'hdf5', 'hdf', 'he5', 'nc', 'nc4', 'cdf', 'grib', 'grib2', 'zarr'],
  sqlite: ['sqlite', 'sqlite3', 'db', 'db3', 'duckdb'],
  access: ['mdb', 'accdb', 'dbf'],
  sql: ['sql'],
  columnar: ['orc', 'avro', 'tfrecord', 'tfrecords', 'lance'],
  feather1: [],
  shape: ['shp', 'shx', 'gpkg', 'kml', 'kmz', 'gpx', 'gml', 'osm', 'pbf', 'las', 'laz'],
  pdf: ['pdf'],
  document: ['doc', 'docx', 'odt', 'rtf', 'wps', 'ppt', 'pptx', 'odp', 'dps', 'epub'],
  page: ['html', 'htm', 'mhtml', 'xhtml'],
  markup: ['xml', 'yaml', 'yml', 'toml', 'ini', 'arff', 'libsvm', 'svmlight'],
  archive: ['7z', 'rar', 'tar', 'tgz', 'tbz', 'txz', 'bz2', 'xz', 'zst', 'lz4', 'lzma', 'gz', 'z', 'cab', 'iso'],
  heic: ['heic', 'heif', 'hif'],
  picture: ['gif', 'bmp', 'tif', 'tiff', 'svg', 'avif', 'ico', 'psd', 'dng', 'cr2', 'nef', 'arw', 'jp2', 'exr', 'hdr'],
  scan: ['dcm', 'nii', 'mha', 'mhd', 'nrrd', 'edf', 'ply', 'pcd', 'obj', 'stl'],
  sound: ['wav', 'mp3', 'flac', 'ogg', 'oga', 'm4a', 'aac', 'wma', 'opus', 'mid', 'midi', 'amr'],
  film: ['mp4', 'mov', 'avi', 'mkv', 'webm', 'm4v', 'wmv', 'flv', 'mpg', 'mpeg', '3gp'],
  notebook: ['ipynb'],
  code: [
    'py',
    'r',
    'rmd',
    'js',
    'ts',
    'm',
    'c',
    'cpp',
    'h',
    'java',
    'go',
    'rs',
    'sh',
    'bat',
    'jl',
    'lua',
    'pl',
    'php',
    'rb',
  ],
  model: [
    'pt',
    'pth',
    'onnx',
    'safetensors',
    'ckpt',
    'gguf',
    'tflite',
    'pb',
    'keras',
    'caffemodel',
    'pdparams',
    'bin',
    'model',
  ],
  prose: ['md', 'markdown', 'rst', 'tex', 'log', 'bib', 'ris', 'srt'],
  /** A text that is no table. */
  text: [],
  /** An archive without a table or picture that is read. */
  zip: [],
  /** Any other file. */
  unknown: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type OtherKind = keyof typeof endings
export const otherKinds = Object.keys(endings) as [OtherKind, ...OtherKind[]]

const byEnding = new Map<string, OtherKind>(
  otherKinds.flatMap((kind) => endings[kind].map((ending): [string, OtherKind] => [ending, kind])),
)

/** The kind that the ending of a name claims. */
export function kindOf(name: string): OtherKind {
  return byEnding.get(endingOf(name)) ?? 'unknown'
}

/** Bytes that tell what a file is. */
export const SIGNATURE_BYTES = 512

/** Kinds of contents that are read, whatever the name says. */
type Content = 'gzip' | 'zip' | 'parquet' | 'arrow' | 'png' | 'jpeg' | 'webp'

const latin = (text: string) => [...text].map((one) => one.charCodeAt(0))
const signatures: readonly [Content | OtherKind, readonly number[], number?][] = [
  ['gzip', [0x1f, 0x8b]],
  ['zip', latin('PK\x03\x04')],
  ['zip', latin('PK\x05\x06')],
  ['parquet', latin('PAR1')],
  ['parquet', latin('PARE')],
  ['arrow', latin('ARROW1')],
  ['feather1', latin('FEA1')],
  ['png', latin('\x89PNG')],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['webp', latin('WEBP'), 8],
  ['xls', latin('\xd0\xcf\x11\xe0')],
  ['pdf', latin('%PDF-')],
  ['archive', latin("7z\xbc\xaf'\x1c")],
  ['archive', latin('Rar!\x1a')],
  ['archive', latin('\xfd7zXZ')],
  ['archive', latin('BZh')],
  ['archive', [0x28, 0xb5, 0x2f, 0xfd]],
  ['archive', latin('ustar'), 257],
  ['sqlite', latin('SQLite format 3\0')],
  ['hdf5', latin('\x89HDF\r\n\x1a\n')],
  ['hdf5', latin('CDF')],
  ['numpy', latin('\x93NUMPY')],
  ['matlab', latin('MATLAB 5.0')],
  ['spss', latin('$FL2')],
  ['spss', latin('$FL3')],
  ['stata', latin('<stata_dta>')],
  ['pickle', [0x80, 0x04, 0x95]],
  ['columnar', latin('ORC')],
  ['columnar', latin('Obj\x01')],
  ['picture', latin('GIF8')],
  ['picture', latin('BM')],
  ['picture', latin('II*\0')],
  ['picture', latin('MM\0*')],
  ['sound', latin('RIFF')],
  ['sound', latin('ID3')],
  ['sound', latin('fLaC')],
  ['sound', latin('OggS')],
  ['film', latin('\x1a\x45\xdf\xa3')],
]

/** The kind of a file by its first bytes; null where they do not tell. Signatures of two letters also need a byte that no text has. */
export function contentOf(head: Uint8Array): Content | OtherKind | null {
  const text = String.fromCharCode(...head.subarray(0, 64))
  if (isHeic(head)) return 'heic'
  if (text.slice(4, 8) === 'ftyp') return text.startsWith('avif', 8) ? 'picture' : 'film'
  const isBinary = head.subarray(0, 64).some((byte) => byte < 9)
  const found = signatures.find(([kind, bytes, at = 0]) => {
    const isShort = bytes.length < 4 && kind !== 'gzip' && kind !== 'jpeg'
    return bytes.every((byte, place) => head[at + place] === byte) && (!isShort || isBinary)
  })
  if (found) return found[0]
  if (/^(\xef\xbb\xbf)?\s*<(!doctype html|html|table|head|body)/i.test(text)) return 'page'
  if (/^(\xef\xbb\xbf)?\s*<\?xml/i.test(text)) return 'markup'
  return null
}
