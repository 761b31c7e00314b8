import { expose } from 'comlink';
import { Straightener } from './straightener';

expose(new Straightener());
