/** Where the sources of a published package are, and where its faults are told. */
export interface Repository {
  readonly repository: { readonly type: 'git'; readonly url: string; readonly directory: string };
  readonly homepage: string;
  readonly bugs: { readonly url: string };
}

/**
 * The fields by which a registry proves where a package was built: of the repository whose workflow builds it, so that a fork does not
 * speak for this one. Nothing on any other machine.
 * @param folder of the package within the repository
 */
export function repositoryOf(
  { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name }: Readonly<Record<string, string | undefined>>,
  folder: string,
): Repository | undefined {
  if (!server || !name) return undefined;
  const address = `${server}/${name}`;
  return {
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    homepage: `${address}#readme`,
    bugs: { url: `${address}/issues` },
  };
}
