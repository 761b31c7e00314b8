import { type Group, Mesh, RepeatWrapping, Texture } from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/addons/loaders/GLTFLoader.js';

/**
 * Reads a file's pictures from its own bytes. The loader itself fetches them from an address of the page's memory, which the
 * server's policy lets nobody fetch from (server/http/securityHeaders.ts).
 */
const picturesWithin = (parser: GLTFParser): GLTFLoaderPlugin => ({
  name: 'pictures within',
  loadTexture: async (index) => {
    const { source } = parser.json.textures[index];
    const { bufferView, mimeType } = parser.json.images[source];
    const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
    const texture = new Texture(await createImageBitmap(new Blob([bytes], { type: mimeType })));
    texture.flipY = false;
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.anisotropy = 8;
    texture.needsUpdate = true;
    parser.associations.set(texture, { textures: index });
    return texture;
  },
});

/**
 * A stone's bodies from its GLB, in metres: nothing of them is placed here.
 *
 * @throws Error where the file cannot be read.
 */
export async function readModel(glb: Blob): Promise<Group> {
  const loader = new GLTFLoader();
  loader.register(picturesWithin);
  const { scene } = await loader.parseAsync(await glb.arrayBuffer(), '');
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
    // The haze is the place's: the stone stands before it.
    part.material.fog = false;
  });
  return scene;
}
