/** Opens a database with one object store; a store of an older version is dropped. */
export function openDatabase(
  name: string,
  version: number,
  store: string,
  options: IDBObjectStoreParameters,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    const { result } = request
    if (result.objectStoreNames.contains(store)) result.deleteObjectStore(store)
    result.createObjectStore(store, options)
  }
  return requestDone(request)
}

/** Resolves with the result of a request. */
export const requestDone = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
