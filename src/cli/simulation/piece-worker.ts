import { parentPort, workerData } from 'node:worker_threads';
import { doPiece, type Piece, type Simulation } from '../../engine/simulate/pieces.js';

// The program of one worker thread: it is started with a simulation, and answers each piece it is sent.
const simulation = workerData as Simulation;
parentPort?.on('message', (piece: Piece) => parentPort?.postMessage(doPiece(simulation, piece)));
